-- Somebody else may have opened an account with a person's e-mail address, and ordered. When its owner proves the address from
-- another browser than the one that signed up, the account is theirs from then on; unpaid orders from before are cancelled.
alter table users add column claimed_at timestamptz;
comment on column users.claimed_at is
  'When the owner of the e-mail address proved it without the login that signed up. Orders, cart, addresses and name from before may be somebody else''s.';
