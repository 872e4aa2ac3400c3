-- Who packs sees what has to be packed and sent, and no prices.

alter table users drop constraint users_role_check;
-- Every row fits: the old roles are among the new ones. They are checked by 0064, when nobody waits for it.
alter table users add constraint users_role_check
  check (role in ('buyer', 'packing', 'people', 'support', 'catalogue', 'admin')) not valid;
alter table staff_invitations drop constraint staff_invitations_role_check;
alter table staff_invitations add constraint staff_invitations_role_check
  check (role in ('packing', 'people', 'support', 'catalogue', 'admin')) not valid;
