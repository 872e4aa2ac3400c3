-- An occasion's page has images of its own, and a box that opens: in its colour, with words on it in each language.

alter table occasions add column box_colour_hex text
  constraint occasions_box_colour check (box_colour_hex ~ '^#[0-9a-f]{6}$');
comment on column occasions.box_colour_hex is 'The colour of the box that opens on its page, `#rrggbb`; null: no box opens.';

alter table occasion_texts add column box_label text not null default ''
  constraint occasion_texts_box_label check (length(box_label) <= 40);
comment on column occasion_texts.box_label is 'The words on the closed box; empty: nothing stands on it.';

create table occasion_images (
  occasion_id   integer not null references occasions on delete cascade,
  position      integer not null check (position >= 0),
  image_id      text not null references images on delete restrict,
  alt           text not null default '' check (length(alt) <= 300),
  translations  jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  primary key (occasion_id, position)
);
comment on table occasion_images is 'The images of an occasion''s page, in the order shown; none: that of its kit.';
comment on column occasion_images.translations is 'The texts of the row in other languages of the shop, by language.';
create index occasion_images_image_id on occasion_images (image_id);
