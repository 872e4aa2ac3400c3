-- A courier's event may come before its AWB number is typed in: it is kept and found by that number.
alter table courier_events add column is_delivered boolean not null default false;
update courier_events set is_delivered = status = 'delivered';
comment on column courier_events.is_delivered is 'Whether the status says that the parcel arrived.';
create index courier_events_unclaimed on courier_events (lower(awb_no)) where outcome = 'no such parcel';
comment on column courier_events.outcome is 'delivered: the parcel was marked so; noted: only shown in the timeline; no change: the parcel had ended, or left later; no such parcel: kept until a parcel gets this AWB number.';
