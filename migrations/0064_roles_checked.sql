-- The conditions of 0063 are checked against every row, in a transaction of their own: nobody waits for it.

alter table users validate constraint users_role_check;
alter table staff_invitations validate constraint staff_invitations_role_check;
