-- An order as a gift: its parcel goes to somebody else, with words of the buyer.

alter table orders
  add column is_gift boolean not null default false,
  add column gift_note text not null default '' check (length(gift_note) <= 300),
  add constraint orders_gift_note check (gift_note = '' or is_gift);
comment on column orders.is_gift is 'The parcel goes to another person: no document with prices lies in it, and the invoice names the buyer.';
comment on column orders.gift_note is 'Free text of the buyer, printed on the packing slip. No mail has it.';
