-- No row has /claim as its path (0030). In a transaction of its own: nobody waits for it.

alter table slugs validate constraint slugs_slug_check1;
