-- Staff write subject, greeting and opening words of mails themselves.

create table mail_texts (
  kind        text primary key references mail_kinds,
  subject     text not null check (length(subject) <= 150),
  greeting    text not null check (length(greeting) <= 200),
  body        text not null check (length(body) <= 2000),
  version     integer not null default 1,
  changed_at  timestamptz not null
);
comment on table mail_texts is 'What staff wrote in place of the words of a kind of mail. An empty text is the default; no row: all three are.';
comment on column mail_texts.body is 'Plain text in place of the first paragraph, with placeholders such as {orderNumber}. An empty line parts paragraphs.';
