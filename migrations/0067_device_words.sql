-- For which device or person somebody looks for something, and found nothing by it. Staff change these words like the others.
insert into search_synonyms (language, words, finds) values
  ('en', 'iphone, android, samsung, galaxy, pixel, smartphone, mobile phone', 'charger, power bank, cable'),
  ('en', 'ipad, tablet, macbook, chromebook', 'laptop'),
  ('en', 'eco, eco friendly, environmentally friendly, sustainable', 'recycled, organic, bamboo, cork, reusable'),
  ('en', 'new hire, new joiner, new starter, newcomer, new colleague, intern, onboarding', 'gift'),
  ('de', 'iphone, handy, smartphone, android', 'ladegerät, powerbank, kabel'),
  ('de', 'nachhaltig, umweltfreundlich, öko, bio', 'recycelt, biobaumwolle, bambus, kork'),
  ('de', 'azubi, praktikant, praktikantin, einstand, neuer kollege, neue kollegin', 'geschenk, geschenke'),
  ('nb', 'iphone, android, mobil, mobiltelefon, smarttelefon', 'charger, power bank, cable'),
  ('nb', 'miljøvennlig, bærekraftig, økologisk, resirkulert', 'recycled, organic, bamboo, cork'),
  ('nb', 'nyansatt, ny kollega, lærling', 'gift');
