-- What 0022 said of new rows holds for all.

alter table orders validate constraint orders_language_check;
alter table back_in_stock_alerts validate constraint back_in_stock_alerts_language_check;
alter table mail_texts validate constraint mail_texts_language_check;
alter table mails validate constraint mails_language_check;
alter table users validate constraint users_chosen_language_check;
alter table slugs validate constraint slugs_slug_check1;
