-- What a member's addresses do not carry along when two members become one: printed cards, which have no mailbox, and links to an
-- address that HR has replaced since. They were deleted with the record that goes, and whoever had the card in hand had nothing.

create function give_claim_links(from_member integer, to_member integer) returns void language sql as $$
  update claim_links l set member_id = to_member,
      withdrawn_at = case when l.used_at is null and l.withdrawn_at is null and (l.code_hash is null or exists (select from claim_links other
        where other.member_id = to_member and other.occasion_id = l.occasion_id and other.used_at is null and other.withdrawn_at is null))
        then now() else l.withdrawn_at end
    where l.member_id = from_member
$$;
comment on function give_claim_links is 'Both members were one person: the links and cards of the first are the second''s. A live card goes on working where the second has none and no link; a live link is withdrawn, because its address is nobody''s any more.';
