-- By what it was decided that somebody might claim a kit, as it was at that moment: rules and members change afterwards.

alter table kit_redemptions add column decided_by jsonb;
comment on column kit_redemptions.decided_by is 'The rules of the occasion and the member at the moment of the claim, and the day there. Null: the welcome kit with its coupon, an erased member, or a claim from before it was noted.';
