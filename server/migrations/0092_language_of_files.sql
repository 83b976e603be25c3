-- The language that a file's texts seem to be in; files that were read before are not looked at again.
update imports set reading = reading || '{"language": null}';
alter table imports alter column reading set default
  '{"encoding": null, "telling": [], "language": null, "sheet": null, "sheets": [], "header_row": null, "first_row": null, "head": []}';
