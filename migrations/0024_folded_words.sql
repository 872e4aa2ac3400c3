-- Lists of the back office find `Müller` by `muller`, `Łukasz` by `lukasz`, and letters in another width or form.

create function fold_letters(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(translate(
    lower(normalize(regexp_replace(normalize(given, NFKD),
      '[\u0640\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]',
      '', 'g'), NFC)),
    'ıøłđðħŧςىیکة', 'iolddhtσييكه'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
comment on function fold_letters is 'Small letters without accents, in their usual width; src/platform/language/fold-letters.ts does the same to what is typed.';

-- A word is kept in both forms: a store of the version before, which folds nothing, goes on finding it.
create or replace function search_words(given text) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 60)), '{}'))
  from regexp_split_to_table(
    lower(given) || case when octet_length(given) = length(given) then '' else ' ' || fold_letters(given) end,
    '[^[:alnum:]]+') as word
  where word <> ''
$$;

-- Rows with other letters than a to z get their folded words; naming a column makes their words anew. Those of the audit stay as they
-- are, because its rows never change: they are found as they are written.
update users set first_name = first_name
  where octet_length(email_folded || first_name || last_name) > length(email_folded || first_name || last_name);
update enquiries set name = name
  where octet_length(name || email || description || product_idea) > length(name || email || description || product_idea);
update products set name = name where octet_length(name || meta_keywords) > length(name || meta_keywords);
update coupon_batches set name = name where octet_length(name) > length(name);
update coupons set note = note where octet_length(note || coalesce(bound_email, '')) > length(note || coalesce(bound_email, ''));
update orders set recipient_name = recipient_name
  where octet_length(recipient_name) > length(recipient_name)
    or user_id in (select user_id from users where octet_length(email_folded || first_name || last_name)
      > length(email_folded || first_name || last_name));

-- Lists are sorted as people sort names (Äpfel beside apfel), where the database has Unicode's rules.
do $$
begin
  create collation names (provider = icu, locale = 'und');
exception when others then
  create collation names from pg_catalog."C";
end $$;
comment on collation names is 'Of the lists that are sorted by name.';
create index products_by_sorted_name on products (name collate names, product_id);
comment on index products_by_sorted_name is 'The first page of the admin''s products by name reads the first products of it, not all';
