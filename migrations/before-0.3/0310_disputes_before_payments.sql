-- Providers report in any order: a dispute can come before the payment that it is about.
alter table payment_events add column dispute jsonb check (jsonb_typeof(dispute) = 'object');
comment on column payment_events.dispute is 'What a dispute said whose payment was not known when it came. It is recorded when the payment is reported.';
