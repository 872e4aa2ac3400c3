-- A signed link in every mail about an order opens its page without an account.

alter table orders add column link_version integer not null default 1 check (link_version between 1 and 30000);
comment on column orders.link_version is 'What the links of its mails are signed with. One more withdraws all links that were mailed before.';

create table order_link_key (
  only_row  boolean primary key default true check (only_row),
  secret    text not null check (length(secret) >= 64)
);
insert into order_link_key (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
comment on table order_link_key is 'What links to orders are signed with; this store''s own, made once.';

insert into mail_kinds values ('order-link');
