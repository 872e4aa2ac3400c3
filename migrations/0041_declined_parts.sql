-- Parts of a kit that a person may do without: they stay in stock, and the order says which.

alter table kit_contents add column can_be_declined boolean not null default false;
comment on column kit_contents.can_be_declined is 'Whether who orders the kit may do without this part, where kits take the stock of their parts.';

alter table order_lines add column declined text not null default '';
comment on column order_lines.declined is 'The parts of this kit that its wearer did not want, as text; empty: none.';
