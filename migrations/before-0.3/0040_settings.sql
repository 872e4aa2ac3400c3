-- What staff may change about the store without touching the machine: name, texts, look, policy figures, mail server.

create table store_settings (
  name        text primary key check (length(name) between 1 and 60),
  value       jsonb not null,
  version     integer not null check (version > 0),
  changed_at  timestamptz not null default now(),
  changed_by  integer references users on delete restrict
);
comment on table store_settings is 'The settings that are not their default (src/contract/admin/settings.ts has names and types). The environment wins where it sets one.';
comment on column store_settings.name is 'A name of StoreSettings, or mailServer, whose value has the password of the mail server.';
comment on column store_settings.version is 'The number of the change that wrote it; the highest is the version of all settings. A change from an older one is refused.';
comment on column store_settings.changed_by is 'Null: the store itself, at its set-up or by the demo loader.';

create function announce_settings_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '');
  return null;
end $$;
create trigger announce after insert or update or delete or truncate on store_settings for each statement execute function announce_settings_change();

-- A store that runs the demo keeps its names: before this they were defaults of the program.
insert into store_settings (name, value, version)
select name, value::jsonb, 1
from (values
  ('companyName', '"Ledgerline"'),
  ('partnerName', '"Craftloom"'),
  ('supportEmail', '"support@ledgerline.example"'),
  ('tagline', '"Good things for the people who build with us."'),
  ('officeAddress', '["Unit 7, Kala Ghoda Works", "14 Rampart Row, Fort", "Mumbai 400001, India"]'),
  ('officeHours', '"Monday to Friday, 10:00 to 18:30 India time"'),
  ('mailFrom', '"Kitstore <store@ledgerline.example>"'),
  ('homeCountry', '"India"'),
  ('timeZone', '"Asia/Kolkata"')
) as demo (name, value)
where exists (select from users);

-- The base currency is chosen at set-up; the program checks that its rate is 1.
alter table currency_rates drop constraint currency_rates_base_is_one;
