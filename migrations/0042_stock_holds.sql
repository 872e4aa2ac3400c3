-- While somebody who has a claim link types their address, the kit in the size that they chose is kept for them for some minutes.
-- What is held is taken from the stock by movements, and given back by movements.

insert into stock_reasons values ('held', 31), ('hold ended', 32);

create table stock_holds (
  claim_link_id  integer primary key,
  variant_id     integer not null,
  size           text not null default '',
  held_until     timestamptz not null
);
comment on table stock_holds is 'The kit, in its size, that is kept for whoever has a claim link; one for each link. It refers to nothing, so that it ends by itself, and gives back what it took, also where the link is gone.';
create index stock_holds_held_until on stock_holds (held_until);

create table stock_hold_pieces (
  claim_link_id  integer not null references stock_holds on delete restrict,
  variant_id     integer not null references product_variants on delete restrict,
  size           text not null default '',
  quantity       integer not null check (quantity > 0),
  primary key (claim_link_id, variant_id, size)
);
comment on table stock_hold_pieces is 'What a hold has taken from each counted stock: of a variant over all its sizes (size empty), and of a size.';
create index stock_hold_pieces_variant_id on stock_hold_pieces (variant_id, size);
