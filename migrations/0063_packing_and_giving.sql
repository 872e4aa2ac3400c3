-- Who packs sees what has to be packed and sent, and no prices. Who gives sends the links of occasions that are theirs to give.

alter table users drop constraint users_role_check;
-- Every row fits: the old roles are among the new ones. They are checked by 0064, when nobody waits for it.
alter table users add constraint users_role_check
  check (role in ('buyer', 'giver', 'packing', 'people', 'support', 'catalogue', 'admin')) not valid;
alter table staff_invitations drop constraint staff_invitations_role_check;
alter table staff_invitations add constraint staff_invitations_role_check
  check (role in ('giver', 'packing', 'people', 'support', 'catalogue', 'admin')) not valid;

create table occasion_givers (
  occasion_id  integer not null references occasions on delete cascade,
  user_id      integer not null references users on delete cascade,
  primary key (occasion_id, user_id)
);
comment on table occasion_givers is 'Who gives the kit of an occasion: they send its links, write its note and see who has claimed, and no address and no size.';
create index occasion_givers_user_id on occasion_givers (user_id);
