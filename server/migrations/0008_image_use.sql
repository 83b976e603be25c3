-- An image that no record shows any more is not served, and its bytes are deleted some days later.
alter table images add column unused_since timestamptz;

-- Asked with every picture that a browser loads: is it still in use?
create index sites_logo_key on sites (logo_key) where logo_key is not null;
create index sites_favicon_key on sites (favicon_key) where favicon_key is not null;
create index sites_hero_key on sites (hero_key) where hero_key is not null;
create index sites_responsable_org_logo_key on sites (responsable_org_logo_key) where responsable_org_logo_key is not null;
create index organizations_logo_key on organizations (logo_key) where logo_key is not null;
create index devices_photo_key on devices (photo_key) where photo_key is not null;
create index locations_sign_photo_key on locations (sign_photo_key) where sign_photo_key is not null;
create index algorithms_image_key on algorithms (image_key) where image_key is not null;
create index images_unused_since on images (unused_since) where unused_since is not null;
