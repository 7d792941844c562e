#!/usr/bin/env python3
"""Draws the luck of a live Tinstar match from its seed, without Tinstar: ChaCha8 and nothing else.

    python3 examples/check_dice.py SEED STEP SIDES COUNT

prints the hash of SEED (64 hexadecimal digits), which was shown before the match began, and the first
COUNT rolls of a die with SIDES faces at step STEP; step 0 is the set-up, step n follows decision n.
Only the standard library is used, so that it can be read in a minute and run anywhere.
"""
import hashlib
import struct
import sys

MASK = 0xFFFFFFFF


def quarter(x, a, b, c, d):
    for to, by, on, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[to] = (x[to] + x[by]) & MASK
        mixed = x[on] ^ x[to]
        x[on] = (mixed << turn | mixed >> (32 - turn)) & MASK


def words(seed, step):
    """The 32-bit words of a ChaCha8 stream: the seed is the key, the step the stream number."""
    key, block = struct.unpack("<8I", seed), 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key]
        start += [block & MASK, block >> 32, step & MASK, step >> 32]
        x = list(start)
        for _ in range(4):  # eight rounds: a column and a diagonal round each time
            for column in range(4):
                quarter(x, column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter(x, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
        yield from ((a + b) & MASK for a, b in zip(x, start))
        block += 1


def below(stream, bound):
    """One of 0..bound without bias: the upper half of word * bound, drawing again where it must."""
    while True:
        product = next(stream) * bound
        if product & MASK >= (1 << 32) % bound:
            return product >> 32


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    seed, step, sides, count = bytes.fromhex(sys.argv[1]), *map(int, sys.argv[2:])
    stream = words(seed, step)
    print("hash ", hashlib.sha256(seed).hexdigest())
    print("rolls", *(below(stream, sides) + 1 for _ in range(count)))
