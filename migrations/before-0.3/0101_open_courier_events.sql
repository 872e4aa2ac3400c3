-- What a courier reports about no parcel of ours is for staff: they name the parcel, or dismiss it with a reason.
alter table courier_events drop constraint courier_events_outcome_check;
alter table courier_events add constraint courier_events_outcome_check check (outcome in ('being taken', 'delivered',
  'noted', 'no change', 'no such parcel', 'other courier', 'several parcels', 'dismissed'));
alter table courier_events add column matched_by integer references users on delete restrict;
alter table courier_events add column dismissal_reason text check (length(dismissal_reason) between 1 and 300);
alter table courier_events add constraint courier_events_dismissal_check
  check ((outcome = 'dismissed') = (dismissal_reason is not null));
alter table courier_events add constraint courier_events_match_check check (matched_by is null or shipment_id is not null);
-- The AWB number of an erased person's parcel goes here as it goes from the parcel.
alter table courier_events alter column awb_no drop not null;
update courier_events set awb_no = null
  from shipments where shipments.shipment_id = courier_events.shipment_id and shipments.awb_no is null;
drop index courier_events_unclaimed;
create index courier_events_awb_no on courier_events (lower(awb_no));
create index courier_events_open on courier_events (received_at)
  where outcome in ('no such parcel', 'other courier', 'several parcels');
comment on column courier_events.outcome is 'delivered: the parcel was marked so; noted: only shown in the timeline; no change: the parcel had ended, or left later. For staff: no such parcel (kept until a parcel gets this AWB number), other courier (the number is a parcel''s of another courier), several parcels; dismissed: staff say that it is about no parcel.';
comment on column courier_events.matched_by is 'Who named the parcel, because the number did not. Later events of the number follow.';
comment on column courier_events.dismissal_reason is 'Why staff dismissed it.';
