"""One simulation shared by processes, or by machines with Ray: the report is that of one process that plays all games.

    python many_machines.py
    pip install ray && python many_machines.py --ray
"""

import argparse
from concurrent.futures import ProcessPoolExecutor

import tinstar

GAMES, PORTIONS = 20_000, 4
HOW = {"seats": 3, "seed": 7, "bots": ["deputy", "random", "random"]}


def portion(start):
    return tinstar.simulate_portion("marshals", start=start, games=GAMES // PORTIONS, **HOW)


def counted(report):
    """Without how long it took."""
    return {key: value for key, value in report.items() if "second" not in key and key != "threads"}


def main():
    take = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    take.add_argument("--ray", action="store_true", help="let Ray find the machines")
    starts = range(0, GAMES, GAMES // PORTIONS)
    if take.parse_args().ray:
        import ray

        ray.init()
        work = ray.remote(portion)
        portions = ray.get([work.remote(start) for start in starts])
    else:
        with ProcessPoolExecutor() as workers:
            portions = list(workers.map(portion, starts))
    merged = tinstar.merge(portions)
    assert counted(merged) == counted(tinstar.simulate("marshals", games=GAMES, **HOW))
    for bot, share in merged["wins_by_bot"].items():
        print(f"{bot}: {share['share']:.3f} ({share['low']:.3f} to {share['high']:.3f}) of {merged['games']} games")


if __name__ == "__main__":
    main()
