-- Links also come from the site's settings and from adopted reports: `site`, or the id of a report.
alter table outside_links add column sources text[] not null default '{}';
