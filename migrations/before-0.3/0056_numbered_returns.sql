-- Returns have a number, may be asked for by the buyer, are mailed about, can be called off, and can end in another parcel.

alter table returns
  add column number         integer,
  add column called_off_at  timestamptz,
  add column called_off_by  integer references users on delete restrict;
update returns r set number = n.number from (
  select return_id, row_number() over (partition by order_id order by return_id) as number from returns) n
  where n.return_id = r.return_id;
alter table returns
  alter column number set not null,
  add constraint returns_number_key unique (order_id, number),
  add constraint returns_number_check check (number between 1 and 99),
  drop constraint returns_state_check,
  drop constraint returns_check,
  add constraint returns_state_check check (state in ('asked', 'received', 'refunded', 'sent again', 'called off')),
  add constraint returns_received_check check ((state in ('asked', 'called off')) = (received_at is null)),
  add constraint returns_called_off_check check ((state = 'called off') = (called_off_at is not null)),
  add constraint returns_called_off_by_check check ((called_off_at is null) = (called_off_by is null));
comment on table returns is 'Goods a buyer sends back within 7 days of delivery: asked for, received, and refunded or sent again in the end.';
comment on column returns.number is 'Counts the returns of one order from 1; the buyer writes it on the parcel, as in KS-7F3K-9QMD-X/R1.';
comment on column returns.asked_by is 'The buyer, or the staff member whom the buyer wrote to.';
comment on column returns.called_off_by is 'The buyer, or a staff member. A return can be called off until its goods arrive.';

alter table mails add column return_id integer references returns on delete restrict;
comment on column mails.return_id is 'The return that the mail is about.';
create index mails_return_id on mails (return_id) where return_id is not null;
insert into mail_kinds values ('return-asked'), ('return-received'), ('return-called-off');
