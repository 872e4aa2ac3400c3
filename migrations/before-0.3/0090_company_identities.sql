-- People log in with the company's OpenID Connect provider.

create table company_identities (
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  user_id integer not null references users on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);
create index on company_identities (user_id);
comment on table company_identities is 'Who a person of the store is at the company''s provider. The e-mail address may change there; the subject does not.';
comment on column company_identities.subject is 'The claim sub: never given to another person, unlike an e-mail address.';
