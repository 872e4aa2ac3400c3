-- The mail that tells a buyer that the delivery address of an order was changed, by themselves or by staff.

insert into mail_kinds values ('address-changed');
