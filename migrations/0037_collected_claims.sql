-- An occasion may collect what its members choose, until its last day. Then staff have all the orders made at once.

alter table occasions add column claims text not null default 'at_once' check (claims in ('at_once', 'collected'));
comment on column occasions.claims is 'at_once: a claim is an order. collected: it is a choice, which can be changed until the last day, and staff have the orders made.';
alter table occasions add constraint occasions_collected_until check (claims = 'at_once' or closes_on is not null);
alter table occasions add constraint occasions_collected_of_members check (claims = 'at_once' or audience <> 'anyone');

alter table waiting_claims add column is_collected boolean not null default false;
comment on column waiting_claims.is_collected is 'A choice that staff have not had ordered: it takes no stock, stands in no queue, and no order is made of it.';
alter table waiting_claims add constraint waiting_claims_collected check (not is_collected or (order_id is null and waits_for_variant_id is null)) not valid;

-- As before (0036), and a choice is none any more.
create or replace function end_waiting_claim() returns trigger language plpgsql as $$
begin
  update waiting_claims w set made_at = new.redeemed_at, order_id = new.order_id, delivery = null, is_collected = false
    from claim_links l
    where l.claim_link_id = w.claim_link_id and l.member_id = new.member_id and l.occasion_id = new.occasion_id
      and l.used_at is null and l.withdrawn_at is null and w.order_id is null;
  return null;
end $$;

insert into mail_kinds values ('claim-chosen');
