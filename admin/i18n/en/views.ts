/** Saved views of a list. */
export const views = {
  label: "Views of this list",
  save: "Save view",
  name: "Name of the view",
  share: "Share with colleagues",
  share_hint: "Everyone in the organization finds it above this list. Only you can change it; managers can delete it.",
  new_title: "Save this view",
  new_text: "Keeps the search, the filters, the order and the columns under a name.",
  edit_title: "Rename or share the view",
  menu: "Actions for the view “{{name}}”",
  keep: "Save changes to this view",
  reset: "Undo changes to this view",
  edit: "Rename or share",
  saved: "View “{{name}}” saved",
  not_saved: "The view “{{name}}” was not saved.",
  remove: {
    action: "Delete view",
    done: "View “{{name}}” deleted",
    undone: "View “{{name}}” is back",
    failed: "The view “{{name}}” was not deleted.",
    undo_failed: "The view “{{name}}” could not be brought back.",
    shared_title: "Delete the view “{{name}}” for everyone?",
    shared_text: "{{owner}} shared it. It disappears for the whole organization, and this cannot be undone.",
    shared_text_unknown:
      "Someone who is no longer a member shared it. It disappears for the whole organization, and this cannot be undone.",
    removing: "Deleting…",
  },
};
