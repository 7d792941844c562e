"""A masked PPO that learns to beat the deputy, with numpy alone: a policy and a value with one hidden layer.

    python learn.py --game catching-santa --seconds 800 --save santa.npz

Bots sit in the pool, so this is one agent's problem: every row is a decision of ours, whichever seat we have in that match.
At the end the learner plays matches of other seeds without any chance in its choices, and its share of victories is
printed with its 95 % interval. What is saved has the version of the table with it: with another one its numbers mean
something else.
"""

import argparse
import time

import numpy as np

import tinstar

DISCOUNT, TRACE, CLIP, EPOCHS, BATCH = 1.0, 0.95, 0.2, 3, 2048


class Net:
    """Scores for all actions, and a value, from one hidden layer."""

    def __init__(self, width, actions, hidden, random):
        scale = lambda rows, columns: random.normal(0, rows**-0.5, (rows, columns)).astype(np.float32)  # noqa: E731
        self.weights = {
            "hidden": scale(width, hidden),
            "hidden_bias": np.zeros(hidden, np.float32),
            "policy": scale(hidden, actions) * 0.01,
            "policy_bias": np.zeros(actions, np.float32),
            "value": scale(hidden, 1),
            "value_bias": np.zeros(1, np.float32),
        }
        self.moments = {name: [np.zeros_like(array), np.zeros_like(array)] for name, array in self.weights.items()}
        self.steps = 0

    def look(self, rows, masks):
        """What is hidden, the logarithms of the chances of all actions, and the values."""
        own = self.weights
        hidden = np.tanh(rows @ own["hidden"] + own["hidden_bias"])
        scores = np.where(masks, hidden @ own["policy"] + own["policy_bias"], -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return hidden, chances, (hidden @ own["value"] + own["value_bias"])[:, 0]

    def learn(self, rows, masks, actions, old, gains, returns, rate):
        """One step of PPO with these decisions."""
        own, count, each = self.weights, len(rows), np.arange(len(rows))
        hidden, logs, values = self.look(rows, masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[each, actions] - old)
        moves = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        # The gradient of what is to become less, by the scores.
        by_scores = chances * (ratio * gains * moves)[:, None]
        by_scores[each, actions] -= ratio * gains * moves
        entropy = -(chances * logs * masks).sum(axis=1, keepdims=True)
        by_scores += 0.01 * chances * (np.where(masks, logs, 0) + entropy)
        by_value = (values - returns)[:, None]
        by_hidden = (by_scores @ own["policy"].T + by_value @ own["value"].T) * (1 - hidden**2)
        gradients = {
            "hidden": rows.T @ by_hidden,
            "hidden_bias": by_hidden.sum(axis=0),
            "policy": hidden.T @ by_scores,
            "policy_bias": by_scores.sum(axis=0),
            "value": hidden.T @ by_value,
            "value_bias": by_value.sum(axis=0),
        }
        self.steps += 1
        for name, gradient in gradients.items():
            gradient = gradient / count
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            lean = first / (1 - 0.9**self.steps)
            spread = second / (1 - 0.999**self.steps)
            own[name] -= (rate * lean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


class Scale:
    """Columns count in what is usual for them: mean 0, spread 1."""

    def __init__(self, width):
        self.count, self.mean, self.square = 1e-4, np.zeros(width, np.float32), np.ones(width, np.float32)

    def see(self, rows):
        part = len(rows) / (self.count + len(rows))
        self.mean += part * (rows.mean(axis=0) - self.mean)
        self.square += part * ((rows**2).mean(axis=0) - self.square)
        self.count += len(rows)

    def __call__(self, rows):
        spread = np.sqrt(np.maximum(self.square - self.mean**2, 1e-4))
        return np.clip((rows - self.mean) / spread, -5, 5).astype(np.float32)


def pick(logs, random):
    """An action for each row, by its chances."""
    return (logs + random.gumbel(size=logs.shape)).argmax(axis=1)


def share(pool, net, scale, matches):
    """How many matches are won without chance in the choices, and the 95 % interval."""
    won = played = 0.0
    # Short matches end first: whatever begins among the first so many is waited for.
    begun, counted = pool.matches, np.ones(pool.matches, bool)
    while played < matches:
        seats = pool.seats.copy()
        _, logs, _ = net.look(scale(pool.observations), pool.masks == 1)
        pool.step(logs.argmax(axis=1))
        for match in np.flatnonzero(pool.over):
            if counted[match]:
                won += max(0.0, float(pool.rewards[match, seats[match]]))
                played += 1
            counted[match] = begun < matches
            begun += 1
    mean = won / played
    return mean, 1.96 * (mean * (1 - mean) / played) ** 0.5


def main():
    take = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    take.add_argument("--game", default="catching-santa")
    take.add_argument("--bots", default="deputy", help="who sits in the other seats, with commas")
    take.add_argument("--seconds", type=float, default=60)
    take.add_argument("--matches", type=int, default=128, help="side by side")
    take.add_argument("--steps", type=int, default=96, help="decisions of each match between two lessons")
    take.add_argument("--hidden", type=int, default=128)
    take.add_argument("--shaping", type=float, default=0.0)
    take.add_argument("--seed", type=int, default=1)
    take.add_argument("--test", type=int, default=1000, help="matches to be judged by")
    take.add_argument("--save")
    given = take.parse_args()

    bots = [None, *given.bots.split(",")]
    pool = tinstar.Pool(given.game, bots=bots, matches=given.matches, seed=given.seed, rotate=True, shaping=given.shaping)
    judges = tinstar.Pool(given.game, bots=bots, matches=min(256, given.test), seed=given.seed + 1, rotate=True)
    random = np.random.default_rng(given.seed)
    net, scale = Net(pool.width, pool.actions, given.hidden, random), Scale(pool.width)
    rows = np.zeros((given.steps, given.matches, pool.width), np.float32)
    masks = np.zeros((given.steps, given.matches, pool.actions), bool)
    begun, decisions, lesson, recent = time.monotonic(), 0, 0, []
    every = np.arange(given.matches)
    while (spent := time.monotonic() - begun) < given.seconds:
        kept = {name: np.zeros((given.steps, given.matches), np.float32) for name in ("old", "values", "rewards", "over")}
        actions = np.zeros((given.steps, given.matches), np.int64)
        for step in range(given.steps):
            scale.see(pool.observations)
            rows[step], masks[step] = scale(pool.observations), pool.masks
            _, logs, kept["values"][step] = net.look(rows[step], masks[step])
            actions[step] = pick(logs, random)
            kept["old"][step] = logs[every, actions[step]]
            seats = pool.seats.copy()
            pool.step(actions[step])
            kept["rewards"][step] = pool.rewards[every, seats]
            kept["over"][step] = pool.over
            recent += [pool.rewards[match, seats[match]] > 0 for match in np.flatnonzero(pool.over)]
        _, _, after = net.look(scale(pool.observations), pool.masks == 1)
        gains, gain = np.zeros_like(kept["values"]), np.zeros(given.matches, np.float32)
        for step in reversed(range(given.steps)):
            goes_on = 1 - kept["over"][step]
            surprise = kept["rewards"][step] + DISCOUNT * after * goes_on - kept["values"][step]
            gain = surprise + DISCOUNT * TRACE * goes_on * gain
            gains[step], after = gain, kept["values"][step]
        returns = gains + kept["values"]
        flat = [array.reshape(-1, *array.shape[2:]) for array in (rows, masks, actions, kept["old"], gains, returns)]
        flat[4] = (flat[4] - flat[4].mean()) / (flat[4].std() + 1e-6)
        rate = 1e-3 * max(0.05, 1 - spent / given.seconds)
        for _ in range(EPOCHS):
            order = random.permutation(len(flat[0]))
            for at in range(0, len(order), BATCH):
                net.learn(*(array[order[at : at + BATCH]] for array in flat), rate)
        decisions += actions.size
        lesson += 1
        if lesson % 10 == 0 and recent:
            print(f"{spent:6.0f} s  {decisions:>10,} decisions  won {np.mean(recent[-1000:]):.3f} while learning", flush=True)
    mean, error = share(judges, net, scale, given.test)
    fair = 1 / len(bots)
    print(f"{given.game} against {given.bots}: {mean:.3f} +- {error:.3f} of {given.test} matches won; fair is {fair:.3f}")
    if given.save:
        kept = {"mean": scale.mean, "square": scale.square, "table": np.int64(pool.schema.table)}
        np.savez(given.save, game=given.game, **kept, **net.weights)


if __name__ == "__main__":
    main()
