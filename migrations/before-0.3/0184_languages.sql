-- A mail is written when it is sent, often long after the request: what is sent remembers the language of the page that asked.

alter table orders add column language text not null default 'en' check (language in ('en', 'de'));
comment on column orders.language is 'The language of the shop in which it was placed. Its mails and documents have it.';

alter table mails add column language text not null default 'en' check (language in ('en', 'de'));
comment on column mails.language is 'The language that its reader was last seen with. Where the store does not offer it, the mail is in English.';

alter table back_in_stock_alerts add column language text not null default 'en' check (language in ('en', 'de'));
comment on column back_in_stock_alerts.language is 'The language of the page where it was asked for.';
