-- The comments say stock movement, as everything else does, and name the file where it is.
comment on table stock_movements is 'The stock movements: every change of a counted stock. Writing a row changes the stock, by triggers, so the sum of the rows is the stock. Rows are never changed or removed.';
comment on table stock_reasons is 'The reasons of stock movements; the same as in catalogue/stock/stock.ts (a test compares them).';
