-- What a personal API token may do depends on how its owner can sign in: cached identities have to hear of changes.
create trigger authenticators_changed after insert or delete
  on authenticators for each statement execute function identities_changed();
create trigger passkeys_changed after insert or delete or update of rp_id
  on passkeys for each statement execute function identities_changed();
create trigger identity_links_changed after insert or delete
  on identity_links for each statement execute function identities_changed();
