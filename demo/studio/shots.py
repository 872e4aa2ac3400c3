"""Every good and its views."""

from goods import (
    bags,
    desk,
    drinkware,
    gifts,
    kit,
    paper,
    power,
    scenes,
    sound,
    stationery,
    tops,
    tote,
    umbrella,
    wearables,
)

SHOTS = {}
for module in (
    bags,
    desk,
    drinkware,
    gifts,
    kit,
    paper,
    power,
    scenes,
    sound,
    stationery,
    tops,
    tote,
    umbrella,
    wearables,
):
    SHOTS.update(module.SHOTS)

ASPECTS = {"banner-welcome-kit": (2, 1), "tile-under-500": (14, 9), "tile-bulk": (14, 9)}
"""Width to height; all others are square."""
