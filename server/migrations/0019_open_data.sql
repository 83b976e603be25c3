-- Open data, the sitemap and the list of documents read all that a customer has published, batch by batch.
create index publications_current on publications (customer_id, page_id) where ended_at is null;
