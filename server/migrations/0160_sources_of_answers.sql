-- Who gives the answers of a file's factsheets: until now the city.
update imports set options = options || '{"answer_source": "city"}';
update import_recipes set options = options || '{"answer_source": "city"}';
