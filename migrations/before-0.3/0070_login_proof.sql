-- Steps that could take an account over ask for the password or a code again.

alter table sessions add column proved_at timestamptz;
comment on column sessions.proved_at is 'When this login last gave the password or a code of the second factor.';
