"""What tests share: every kind of table of every game."""

import tinstar


def tables(every_count: bool = False):
    """Games with options and numbers of players: the fewest, or all of them."""
    for game in tinstar.games():
        settings = [{}] + [{key: value} for key, values in game.options.items() for value in values[1:]]
        for options in settings:
            fit = []
            for seats in game.seats:
                try:
                    tinstar.Pool(game.id, seats=seats, options=options)
                except tinstar.TinstarError as error:
                    assert error.code in ("bad_player_count", "bad_option_value"), error
                    continue
                fit.append(seats)
            assert fit, (game.id, options)
            for seats in fit if every_count else fit[:1]:
                yield game.id, options, seats


def pytest_generate_tests(metafunc):
    if "table" in metafunc.fixturenames:
        found = list(tables())
    elif "every_table" in metafunc.fixturenames:
        found = list(tables(every_count=True))
    else:
        return
    name = "table" if "table" in metafunc.fixturenames else "every_table"
    ids = [f"{game}-{'-'.join(f'{k}={v}' for k, v in options.items()) or 'usual'}-{seats}" for game, options, seats in found]
    metafunc.parametrize(name, found, ids=ids)
