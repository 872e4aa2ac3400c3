"""Every good and its views."""

from goods import (
    bags,
    cap,
    desk,
    drinkware,
    earbuds,
    gifts,
    in_use,
    kit,
    lanyard,
    mouse,
    paper,
    pouch,
    power,
    scenes,
    sound,
    stationery,
    tops,
    tote,
    umbrella,
    wearables,
    wide,
)

SHOTS = {}
for module in (
    bags,
    cap,
    desk,
    drinkware,
    earbuds,
    gifts,
    in_use,
    kit,
    lanyard,
    mouse,
    paper,
    pouch,
    power,
    scenes,
    sound,
    stationery,
    tops,
    tote,
    umbrella,
    wearables,
    wide,
):
    for good, views in module.SHOTS.items():
        SHOTS.setdefault(good, {}).update(views)

ASPECTS = {"banner-welcome-kit": (2, 1), "tile-under-500": (14, 9), "tile-bulk": (14, 9)}
ASPECTS |= {f"scene-{name}": (12, 5) for name in ("first-day", "at-the-door", "packing-table")}
"""Width to height; all others are square."""
