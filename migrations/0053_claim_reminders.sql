-- Who was invited to choose and has not is reminded before the last day. A choice notes until which day it was collected when staff
-- have its order made, because the last day of an occasion may be moved afterwards.

create table claim_reminders (
  claim_link_id integer not null references claim_links on delete cascade,
  reminded_at   timestamptz not null,
  is_automatic  boolean not null,
  token_hash    bytea unique,
  primary key (claim_link_id, reminded_at)
);
comment on table claim_reminders is 'Mails that remind of a choice before the last day. Each brings a link of its own, so that the one before goes on working.';
comment on column claim_reminders.is_automatic is 'false: staff had it sent.';
comment on column claim_reminders.token_hash is 'SHA-256 of the token in the mailed link. Null until the mail is written.';
create unique index claim_reminders_automatic on claim_reminders (claim_link_id) where is_automatic;

alter table waiting_claims add column collected_until date;
comment on column waiting_claims.collected_until is 'Of a choice that staff had ordered: the last day of its occasion then. Null: it is none, or not ordered.';
update waiting_claims w set collected_until = o.closes_on
  from claim_links l join occasions o using (occasion_id)
  where l.claim_link_id = w.claim_link_id and o.claims = 'collected' and not w.is_collected and (w.order_id is null or w.order_id = l.order_id);

insert into mail_kinds values ('claim-reminder');
