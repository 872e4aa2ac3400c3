-- Pieces that were refunded before they left go back to stock.
insert into stock_reasons values ('refunded', 23);
