"""Rows of a CSV file."""

import csv
import os


class Rows:
    """Write each row as soon as it is known, so that a stopped run loses none; the first brings the header."""

    def __init__(self, path):
        self.needs_header = not os.path.exists(path) or os.path.getsize(path) == 0
        self.file = open(path, "a", newline="")

    def write(self, row):
        writer = csv.DictWriter(self.file, row, lineterminator="\n")
        if self.needs_header:
            writer.writeheader()
        self.needs_header = False
        writer.writerow(row)
        self.file.flush()
        print(row, flush=True)
