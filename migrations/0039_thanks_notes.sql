-- Who got a kit by a link or a card can thank whoever sent it.

alter table claim_links add column sent_by integer references users on delete restrict;
comment on column claim_links.sent_by is 'The staff member who sent the link or printed the card. Null: from before this was stored.';
create index claim_links_sent_by on claim_links (sent_by) where sent_by is not null;

create table thanks_notes (
  order_id    integer primary key references orders on delete restrict,
  giver_id    integer not null references users on delete restrict,
  note        text not null check (length(note) between 1 and 500),
  written_at  timestamptz not null
);
comment on table thanks_notes is 'One note of thanks for each kit that a link or a card ordered, mailed to whoever sent it.';
comment on column thanks_notes.giver_id is 'Whom it was mailed to.';
create index thanks_notes_giver_id on thanks_notes (giver_id);

insert into mail_kinds values ('kit-thanks');
