-- Access ends by itself when the last day is over: nobody has to remember the list.

create table planned_leavers (
  planned_leaver_id integer generated always as identity primary key,
  email_folded      text not null unique,
  last_day          date not null,
  listed_by         integer not null references users,
  listed_at         timestamptz not null
);
create index planned_leavers_last_day on planned_leavers (last_day);
create index planned_leavers_listed_by on planned_leavers (listed_by);
comment on table planned_leavers is 'People who leave and whose last day is not over. The hourly job ends their access afterwards, and deletes the row.';
comment on column planned_leavers.last_day is 'In the store''s time zone. Access lasts until this day is over.';
