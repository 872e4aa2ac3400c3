-- The cart lines of a size go with the size, and those without a size go when their variant gets sizes: neither could be sent. A
-- foreign key would do it, if a line always had a size. Before, whoever saved a product deleted them.
create function delete_lines_of_other_sizes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from cart_lines where variant_id = old.variant_id and size = old.size;
  else
    delete from cart_lines where variant_id = new.variant_id and size = '';
  end if;
  return null;
end $$;
create trigger delete_cart_lines after insert or delete on variant_sizes
  for each row execute function delete_lines_of_other_sizes();
