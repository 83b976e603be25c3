-- What a status is called in other languages; its name is used where one is missing.
alter table device_statuses add column names jsonb not null default '{}';

drop trigger device_statuses_tell_guide on device_statuses;
create trigger device_statuses_tell_guide after update of name, names, is_public on device_statuses for each row
  when ((old.name, old.names, old.is_public) is distinct from (new.name, new.names, new.is_public))
  execute function tell_guide();

create or replace function statuses_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(
    select pages.id from changed join former on former.id = changed.id
      join devices on devices.customer_id = changed.customer_id and devices.status_id = changed.id
      join pages on pages.device_id = devices.id
    where (changed.name, changed.names, changed.phase, changed.is_public)
      is distinct from (former.name, former.names, former.phase, former.is_public)));
  return null;
end
$$;

-- Statuses that customers began with and never renamed.
update device_statuses s set names = jsonb_build_object(
  'es', begun.es, 'fr', begun.fr, 'pt', begun.pt, 'tl', begun.tl, 'km', begun.km, 'ar', begun.ar)
from (values
  ('planned', 'Planned', 'Previsto', 'Prévu', 'Previsto', 'Pinaplano', 'គ្រោងទុក', 'مخطَّط له'),
  ('procured', 'Ordered', 'Encargado', 'Commandé', 'Encomendado', 'Inorder na', 'បានបញ្ជាទិញ', 'مطلوب'),
  ('pilot', 'Pilot', 'En pruebas', 'À l’essai', 'Em teste', 'Sinusubukan', 'សាកល្បង', 'تجريبي'),
  ('installed', 'Installed, not active', 'Instalado, sin activar', 'Installé, pas encore en service', 'Instalado, ainda não ativo', 'Nakakabit, hindi pa gumagana', 'បានដំឡើង មិនទាន់ដំណើរការ', 'مركَّب، غير مفعَّل'),
  ('active', 'Active', 'Activo', 'En service', 'Ativo', 'Gumagana', 'កំពុងដំណើរការ', 'قيد التشغيل'),
  ('paused', 'Paused', 'En pausa', 'En pause', 'Em pausa', 'Nakahinto', 'ផ្អាក', 'متوقف مؤقتًا'),
  ('faulty', 'Out of order', 'Averiado', 'En panne', 'Avariado', 'May sira', 'ខូច', 'معطَّل'),
  ('decommissioned', 'Decommissioned', 'Fuera de servicio', 'Hors service', 'Desativado', 'Hindi na ginagamit', 'ឈប់ប្រើ', 'خارج الخدمة'),
  ('removed', 'Removed', 'Retirado', 'Retiré', 'Retirado', 'Inalis na', 'បានដកចេញ', 'أُزيل'),
  ('unknown', 'To be checked', 'Por comprobar', 'À vérifier', 'Por verificar', 'Susuriin pa', 'ត្រូវពិនិត្យ', 'بحاجة إلى تحقق')
) as begun (phase, name, es, fr, pt, tl, km, ar)
where s.phase = begun.phase and s.name = begun.name;
