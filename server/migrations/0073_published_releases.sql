-- Releases in the words of the standard: resolved documents quote them. Null for releases added before, and for version 1.
alter table taxonomies add column release jsonb;
