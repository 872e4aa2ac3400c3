-- A menu item such as 'Mugs' leads to a page with its own name, URL path and text, not to a search.

alter table categories add column search_term text not null default '' check (length(search_term) <= 200);
comment on column categories.search_term is 'Not empty: a collection. Its page also shows what this search finds; it is in no list of all categories.';
