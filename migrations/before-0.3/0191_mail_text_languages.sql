-- Staff write the words of mails in each language of the shop.

alter table mail_texts add column language text not null default 'en' check (language in ('en', 'de'));
alter table mail_texts alter column language drop default;
alter table mail_texts drop constraint mail_texts_pkey, add primary key (kind, language);
comment on column mail_texts.language is 'The language of the mails that have these words.';
