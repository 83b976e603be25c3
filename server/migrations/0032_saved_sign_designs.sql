-- Designs of signs are kept like views of a list.
alter table saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check check (list in ('devices', 'algorithms', 'organizations', 'pages', 'signs'));
