-- Who gets a T-shirt and a hoodie may take M and L: parts of a kit have a size of their own where it is not the kit's.

alter table order_line_parts add column has_own_size boolean not null default false;
comment on column order_line_parts.has_own_size is 'Whether its size was picked for this part alone, and is another one than the kit''s.';

alter table waiting_claims add column part_sizes jsonb not null default '[]';
comment on column waiting_claims.part_sizes is 'The sizes of parts where they are not the kit''s, each with the variant of its part.';

alter table stock_holds add column part_sizes jsonb not null default '[]';
comment on column stock_holds.part_sizes is 'The sizes of parts where they are not the kit''s, each with the variant of its part.';
