-- What was fixed in the program before and is the demo company's own: delivery times, the promises of the home page, and
-- the heading of the contact page. A store that works already keeps what its pages said.

insert into store_settings (name, value, version)
select name, value::jsonb, 1
from (values
  ('officeHeading', '"Our office in Mumbai"'),
  ('metroDaysFrom', '3'),
  ('metroDaysTo', '4'),
  ('homeDaysFrom', '5'),
  ('homeDaysTo', '7'),
  ('promises', '[{"title": "World Wide Shipping", "text": "7-10 days to other countries, 3-7 within India."},
    {"title": "High Quality Products", "text": "Faulty goods are made right when told within 3 working days."},
    {"title": "Customer Support", "text": "Every enquiry is answered within 24 hours."}]')
) as demo (name, value)
where exists (select from users) and exists (select from store_settings where name = 'homeCountry' and value = '"India"')
on conflict (name) do nothing;
