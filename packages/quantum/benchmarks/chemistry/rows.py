"""Rows of a CSV file."""

import csv
import os


class Rows:
    """Write each row as soon as it is known, so that a stopped run loses none."""

    def __init__(self, path, fields):
        self.path = path
        self.fields = fields
        new = not os.path.exists(path) or os.path.getsize(path) == 0
        self.file = open(path, "a", newline="")
        self.writer = csv.DictWriter(self.file, fields, lineterminator="\n")
        if new:
            self.writer.writeheader()

    def write(self, row):
        self.writer.writerow(row)
        self.file.flush()
