-- An unknown code that people keep asking for can be sent on, spelled as they ask for it: also with a slash, as in
-- `ferry/terminal`, and as long as unknown codes are counted.
alter table short_codes drop constraint short_codes_code_check;
alter table short_codes add constraint short_codes_code_check check (code ~ '^[a-z0-9/-]{1,40}$');
