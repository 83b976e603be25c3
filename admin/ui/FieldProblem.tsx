import { CircleAlert } from "lucide-react";

/** Error of a group of controls; react-aria does not link those itself. */
export function FieldProblem({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <span id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
      <span>{message}</span>
    </span>
  );
}
