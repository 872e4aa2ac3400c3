-- A last name that nobody gave is empty. Until now "Customer" or "-" stood for it, and was printed.

alter table users drop constraint users_last_name_check,
  add constraint users_last_name_check check (length(last_name) <= 100);
comment on column users.last_name is 'Empty: nobody gave one.';

update users set last_name = '' where claimed_at is not null and last_name = 'Customer';
update users set last_name = '' where last_name = '-';
